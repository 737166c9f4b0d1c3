// What we use of Lit, for the type checker alone: the parts that lit.js exports, as loosely as our sources need them.

export interface TemplateResult { readonly strings: TemplateStringsArray }
export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export const nothing: unique symbol;
export const noChange: unique symbol;
export function render(value: unknown, container: HTMLElement | DocumentFragment): void;

export class LitElement extends HTMLElement {
  static properties: Record<string, object>;
  readonly isConnected: boolean;
  readonly updateComplete: Promise<boolean>;
  readonly hasUpdated: boolean;
  connectedCallback(): void;
  disconnectedCallback(): void;
  requestUpdate(name?: PropertyKey, old?: unknown): void;
  addController(controller: { hostConnected?(): void; hostDisconnected?(): void }): void;
  protected createRenderRoot(): HTMLElement | DocumentFragment;
  protected willUpdate(changed: Map<PropertyKey, unknown>): void;
  protected firstUpdated(changed: Map<PropertyKey, unknown>): void;
  protected updated(changed: Map<PropertyKey, unknown>): void;
  protected render(): unknown;
}

export interface Ref<T = Element> { readonly value?: T }
export function createRef<T = Element>(): Ref<T>;
export function ref(target: Ref<any> | ((element: any) => void)): unknown;
export function repeat<T>(items: Iterable<T>, key: (item: T, index: number) => unknown, template: (item: T, index: number) => unknown): unknown;
export function classMap(classes: Record<string, boolean>): unknown;
export function live(value: unknown): unknown;
export function keyed(key: unknown, value: unknown): unknown;
export function directive<C extends new (...parts: any[]) => Directive>(c: C): (...values: any[]) => unknown;
export class Directive { constructor(part: unknown); update(part: any, values: any[]): unknown; render(...values: any[]): unknown }
export const PartType: { ATTRIBUTE: 1; CHILD: 2; PROPERTY: 3; BOOLEAN_ATTRIBUTE: 4; EVENT: 5; ELEMENT: 6 };
