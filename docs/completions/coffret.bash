_coffret() {
    local i cur prev opts cmd
    COMPREPLY=()
    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
        cur="$2"
    else
        cur="${COMP_WORDS[COMP_CWORD]}"
    fi
    prev="$3"
    cmd=""
    opts=""

    for i in "${COMP_WORDS[@]:0:COMP_CWORD}"
    do
        case "${cmd},${i}" in
            ",$1")
                cmd="coffret"
                ;;
            coffret,analyse)
                cmd="coffret__subcmd__analyse"
                ;;
            coffret,backup)
                cmd="coffret__subcmd__backup"
                ;;
            coffret,bench)
                cmd="coffret__subcmd__bench"
                ;;
            coffret,check)
                cmd="coffret__subcmd__check"
                ;;
            coffret,completions)
                cmd="coffret__subcmd__completions"
                ;;
            coffret,convert)
                cmd="coffret__subcmd__convert"
                ;;
            coffret,engine)
                cmd="coffret__subcmd__engine"
                ;;
            coffret,explain)
                cmd="coffret__subcmd__explain"
                ;;
            coffret,games)
                cmd="coffret__subcmd__games"
                ;;
            coffret,hub)
                cmd="coffret__subcmd__hub"
                ;;
            coffret,licences)
                cmd="coffret__subcmd__licences"
                ;;
            coffret,man)
                cmd="coffret__subcmd__man"
                ;;
            coffret,match)
                cmd="coffret__subcmd__match"
                ;;
            coffret,perft)
                cmd="coffret__subcmd__perft"
                ;;
            coffret,play)
                cmd="coffret__subcmd__play"
                ;;
            coffret,restore)
                cmd="coffret__subcmd__restore"
                ;;
            coffret,rules)
                cmd="coffret__subcmd__rules"
                ;;
            coffret,serve)
                cmd="coffret__subcmd__serve"
                ;;
            coffret,solve)
                cmd="coffret__subcmd__solve"
                ;;
            coffret,steps)
                cmd="coffret__subcmd__steps"
                ;;
            coffret,tune)
                cmd="coffret__subcmd__tune"
                ;;
            *)
                ;;
        esac
    done

    case "${cmd}" in
        coffret)
            opts="-h -V --help --version serve backup check restore games perft steps explain engine hub bench analyse match solve tune convert play rules completions licences man"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 1 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__analyse)
            opts="-h -V --rules --position --start --record --strict --time --nodes --depth --lines --lang --tables --json --help --version dames expion madamx madamx-solo mamba marelle"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -W "any-tile=off any-tile=on bi-removes=off bi-removes=on birth=cross birth=square chain=may chain=must colours=free colours=rotate crowned=goes-on crowned=stops double=one double=two enforcement=engine enforcement=opponent first=a first=b first=c first=d first=die jump=off jump=on long-bi=off long-bi=on long-bi=strict majority=off majority=on plan=centre-edges plan=corners players=2 players=3 players=4 players=teams protected=keep protected=yield push=any push=straight touch=off touch=on x-after-capture-only=off x-after-capture-only=on" -- "${cur}"))
                    return 0
                    ;;
                --position)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --start)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --record)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --time)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --nodes)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --depth)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --lines)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tables)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__backup)
            opts="-h -V --data --help --version"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --data)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__bench)
            opts="-h -V --signature --json --help --version dames expion madamx madamx-solo mamba marelle"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__check)
            opts="-h -V --data --help --version"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --data)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__completions)
            opts="-h -V --help --version bash elvish fish powershell zsh"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__convert)
            opts="-h -V --to --from --out --strict --json --help --version"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --to)
                    COMPREPLY=($(compgen -W "pdn record" -- "${cur}"))
                    return 0
                    ;;
                --from)
                    COMPREPLY=($(compgen -W "pdn record" -- "${cur}"))
                    return 0
                    ;;
                --out)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__engine)
            opts="-h -V --tables --threads --help --version"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --tables)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --threads)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__explain)
            opts="-h -V --rules --position --start --lang --json --help --version dames expion madamx madamx-solo mamba marelle"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -W "any-tile=off any-tile=on bi-removes=off bi-removes=on birth=cross birth=square chain=may chain=must colours=free colours=rotate crowned=goes-on crowned=stops double=one double=two enforcement=engine enforcement=opponent first=a first=b first=c first=d first=die jump=off jump=on long-bi=off long-bi=on long-bi=strict majority=off majority=on plan=centre-edges plan=corners players=2 players=3 players=4 players=teams protected=keep protected=yield push=any push=straight touch=off touch=on x-after-capture-only=off x-after-capture-only=on" -- "${cur}"))
                    return 0
                    ;;
                --position)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --start)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__games)
            opts="-h -V --json --help --version"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__hub)
            opts="-h -V --help --version"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__licences)
            opts="-h -V --help --version"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__man)
            opts="-h -V --out --help --version"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --out)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__match)
            opts="-h -V --a --b --games --rules --sprt --opening --seed --parallel --turns --scale --patience --tables --clock --margin --out --resume --format --json --help --version dames expion madamx madamx-solo mamba marelle"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --a)
                    COMPREPLY=($(compgen -W "depth:6 level:1 level:2 level:3 level:4 level:5 level:6 level:7 level:8 nodes:10000 random time:100" -- "${cur}"))
                    return 0
                    ;;
                --b)
                    COMPREPLY=($(compgen -W "depth:6 level:1 level:2 level:3 level:4 level:5 level:6 level:7 level:8 nodes:10000 random time:100" -- "${cur}"))
                    return 0
                    ;;
                --games)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rules)
                    COMPREPLY=($(compgen -W "any-tile=off any-tile=on bi-removes=off bi-removes=on birth=cross birth=square chain=may chain=must colours=free colours=rotate crowned=goes-on crowned=stops double=one double=two enforcement=engine enforcement=opponent first=a first=b first=c first=d first=die jump=off jump=on long-bi=off long-bi=on long-bi=strict majority=off majority=on plan=centre-edges plan=corners players=2 players=3 players=4 players=teams protected=keep protected=yield push=any push=straight touch=off touch=on x-after-capture-only=off x-after-capture-only=on" -- "${cur}"))
                    return 0
                    ;;
                --sprt)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --opening)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --parallel)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --turns)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --scale)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --patience)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tables)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --clock)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --margin)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --out)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "pdn record" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__perft)
            opts="-h -V --rules --position --start --divide --played --threads --json --help --version dames expion madamx madamx-solo mamba marelle"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -W "any-tile=off any-tile=on bi-removes=off bi-removes=on birth=cross birth=square chain=may chain=must colours=free colours=rotate crowned=goes-on crowned=stops double=one double=two enforcement=engine enforcement=opponent first=a first=b first=c first=d first=die jump=off jump=on long-bi=off long-bi=on long-bi=strict majority=off majority=on plan=centre-edges plan=corners players=2 players=3 players=4 players=teams protected=keep protected=yield push=any push=straight touch=off touch=on x-after-capture-only=off x-after-capture-only=on" -- "${cur}"))
                    return 0
                    ;;
                --position)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --start)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --threads)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__play)
            opts="-h -V --rules --position --start --record --seat --server --name --tables --takeback --colours --seed --plain --words --pace --lang --help --version dames expion madamx madamx-solo mamba marelle"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -W "any-tile=off any-tile=on bi-removes=off bi-removes=on birth=cross birth=square chain=may chain=must colours=free colours=rotate crowned=goes-on crowned=stops double=one double=two enforcement=engine enforcement=opponent first=a first=b first=c first=d first=die jump=off jump=on long-bi=off long-bi=on long-bi=strict majority=off majority=on plan=centre-edges plan=corners players=2 players=3 players=4 players=teams protected=keep protected=yield push=any push=straight touch=off touch=on x-after-capture-only=off x-after-capture-only=on" -- "${cur}"))
                    return 0
                    ;;
                --position)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --start)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --record)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seat)
                    COMPREPLY=($(compgen -W "1=human 1=level:1 1=level:2 1=level:3 1=level:4 1=level:5 1=level:6 1=level:7 1=level:8 2=human 2=level:1 2=level:2 2=level:3 2=level:4 2=level:5 2=level:6 2=level:7 2=level:8 3=human 3=level:1 3=level:2 3=level:3 3=level:4 3=level:5 3=level:6 3=level:7 3=level:8 4=human 4=level:1 4=level:2 4=level:3 4=level:4 4=level:5 4=level:6 4=level:7 4=level:8" -- "${cur}"))
                    return 0
                    ;;
                --server)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --name)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tables)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --takeback)
                    COMPREPLY=($(compgen -W "free never" -- "${cur}"))
                    return 0
                    ;;
                --colours)
                    COMPREPLY=($(compgen -W "lots chosen" -- "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --pace)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__restore)
            opts="-h -V --data --help --version"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --data)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__rules)
            opts="-h -V --clause --lang --json --markdown --help --version dames expion madamx madamx-solo mamba marelle"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --clause)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__serve)
            opts="-h -V --port --bind --data --public-url --behind-proxy --engine-threads --tables --limit --log-json --config --check --help --version"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --port)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --bind)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --data)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --public-url)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --engine-threads)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tables)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --limit)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --config)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__solve)
            opts="-h -V --rules --start --all --position --nodes --out --tables --megabytes --check --book --free-steps --last-step --pack --threads --json --help --version dames expion madamx madamx-solo mamba marelle"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -W "any-tile=off any-tile=on bi-removes=off bi-removes=on birth=cross birth=square chain=may chain=must colours=free colours=rotate crowned=goes-on crowned=stops double=one double=two enforcement=engine enforcement=opponent first=a first=b first=c first=d first=die jump=off jump=on long-bi=off long-bi=on long-bi=strict majority=off majority=on plan=centre-edges plan=corners players=2 players=3 players=4 players=teams protected=keep protected=yield push=any push=straight touch=off touch=on x-after-capture-only=off x-after-capture-only=on" -- "${cur}"))
                    return 0
                    ;;
                --start)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --position)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --nodes)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --out)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tables)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --megabytes)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --check)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --book)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --free-steps)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --last-step)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --pack)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --threads)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__steps)
            opts="-h -V --rules --position --start --json --help --version dames expion madamx madamx-solo mamba marelle"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -W "any-tile=off any-tile=on bi-removes=off bi-removes=on birth=cross birth=square chain=may chain=must colours=free colours=rotate crowned=goes-on crowned=stops double=one double=two enforcement=engine enforcement=opponent first=a first=b first=c first=d first=die jump=off jump=on long-bi=off long-bi=on long-bi=strict majority=off majority=on plan=centre-edges plan=corners players=2 players=3 players=4 players=teams protected=keep protected=yield push=any push=straight touch=off touch=on x-after-capture-only=off x-after-capture-only=on" -- "${cur}"))
                    return 0
                    ;;
                --position)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --start)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        coffret__subcmd__tune)
            opts="-h -V --rules --games --seconds --nodes --opening --turns --epochs --trust --caution --threads --seed --afresh --tables --samples --out --help --version dames expion madamx madamx-solo mamba marelle"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -W "any-tile=off any-tile=on bi-removes=off bi-removes=on birth=cross birth=square chain=may chain=must colours=free colours=rotate crowned=goes-on crowned=stops double=one double=two enforcement=engine enforcement=opponent first=a first=b first=c first=d first=die jump=off jump=on long-bi=off long-bi=on long-bi=strict majority=off majority=on plan=centre-edges plan=corners players=2 players=3 players=4 players=teams protected=keep protected=yield push=any push=straight touch=off touch=on x-after-capture-only=off x-after-capture-only=on" -- "${cur}"))
                    return 0
                    ;;
                --games)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seconds)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --nodes)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --opening)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --turns)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --epochs)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --trust)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --caution)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --threads)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tables)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --samples)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --out)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
    esac
}

if [[ "${BASH_VERSINFO[0]}" -eq 4 && "${BASH_VERSINFO[1]}" -ge 4 || "${BASH_VERSINFO[0]}" -gt 4 ]]; then
    complete -F _coffret -o nosort -o bashdefault -o default coffret
else
    complete -F _coffret -o bashdefault -o default coffret
fi
