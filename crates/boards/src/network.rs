//! Network: one hidden layer over what stands on a board, in whole numbers.
//!
//! A board has few dozen inputs that are on, so the layer is added up anew for every position: that costs less than carrying it
//! along from position to position, and positions stay small.

use kernel::NetworkShape;

/// Units that are added up together, in the registers of one processor.
const LANES: usize = 16;

/// A network whose units, images included, are `UNITS`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network<const UNITS: usize> {
    inputs: Vec<[i16; UNITS]>,
    first: [i16; UNITS],
    worth: [i16; UNITS],
}

impl<const UNITS: usize> Network<UNITS> {
    /// The network of stored weights. `image` tells which input stands in the place of another in an image.
    ///
    /// # Panics
    /// If the weights are not those of the shape, or the units of all images are not `UNITS`.
    pub fn read(shape: NetworkShape, weights: &[i16], image: impl Fn(usize, usize) -> usize) -> Network<UNITS> {
        assert_eq!(weights.len(), shape.weights(), "network: another number of weights: expected {shape:?}");
        assert_eq!(shape.units * shape.images, UNITS, "network: another number of units");
        let row = |row: usize| &weights[row * shape.units..][..shape.units];
        let of_images = |row_of: &dyn Fn(usize) -> usize| -> [i16; UNITS] {
            std::array::from_fn(|unit| row(row_of(unit / shape.units))[unit % shape.units])
        };
        Network {
            inputs: (0..shape.inputs).map(|input| of_images(&|number| image(number, input))).collect(),
            first: of_images(&|_| shape.inputs),
            worth: of_images(&|_| shape.inputs + 1),
        }
    }

    /// What the units come to with so many inputs on, in the unit of their stored worth.
    #[inline]
    pub fn value(&self, on: &[u16]) -> i32 {
        let mut sum = 0;
        for lane in (0..UNITS).step_by(LANES) {
            let mut units: [i16; LANES] = std::array::from_fn(|unit| self.first[lane + unit]);
            for &input in on {
                let weights = &self.inputs[usize::from(input)][lane..lane + LANES];
                for (unit, &weight) in units.iter_mut().zip(weights) {
                    *unit = unit.wrapping_add(weight);
                }
            }
            for (unit, &worth) in units.iter().zip(&self.worth[lane..lane + LANES]) {
                sum += i32::from((*unit).clamp(0, NetworkShape::FINENESS)) * i32::from(worth);
            }
        }
        sum / i32::from(NetworkShape::FINENESS)
    }
}

/// Stored weights, those of a network last, as they were fitted: in hundredths of a plain piece, those of inputs in units.
pub fn fitted_weights(stored: &[i16], shape: NetworkShape, fineness: f32) -> Vec<f32> {
    let inputs = stored.len() - shape.weights()..stored.len() - shape.units;
    let unit = |index: usize| if inputs.contains(&index) { f32::from(NetworkShape::FINENESS) } else { fineness };
    stored.iter().enumerate().map(|(index, &weight)| f32::from(weight) / unit(index)).collect()
}

/// The inputs of a board that are on, gathered for [`Network::value`].
#[derive(Clone, Copy, Debug)]
pub struct Inputs<const MOST: usize> {
    on: [u16; MOST],
    count: usize,
}

impl<const MOST: usize> Default for Inputs<MOST> {
    fn default() -> Self {
        Inputs { on: [0; MOST], count: 0 }
    }
}

impl<const MOST: usize> Inputs<MOST> {
    /// Adds one.
    #[inline]
    pub fn add(&mut self, input: usize) {
        self.on[self.count] = input as u16;
        self.count += 1;
    }

    /// All of them.
    #[inline]
    pub fn all(&self) -> &[u16] {
        &self.on[..self.count]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: NetworkShape = NetworkShape { inputs: 3, units: 8, images: 2 };

    fn weights() -> Vec<i16> {
        (0..SHAPE.weights()).map(|index| (index * 37 % 201) as i16 - 100).collect()
    }

    #[test]
    fn a_value_is_what_the_shape_says() {
        let weights = weights();
        // The second image exchanges the first two inputs.
        let image = |number: usize, input: usize| if number == 1 && input < 2 { 1 - input } else { input };
        let network: Network<16> = Network::read(SHAPE, &weights, image);
        for on in [&[][..], &[0], &[1, 2], &[0, 1, 2]] {
            let mut sum = 0;
            for number in 0..2 {
                for unit in 0..8 {
                    let at = |row: usize| i32::from(weights[8 * row + unit]);
                    let units = at(3) + on.iter().map(|&input| at(image(number, usize::from(input)))).sum::<i32>();
                    sum += units.clamp(0, 256) * at(4);
                }
            }
            assert_eq!(network.value(on), sum / 256);
        }
        assert_eq!(network.value(&[0, 2]), network.value(&[1, 2]), "images of each other");
    }

    #[test]
    #[should_panic(expected = "another number of weights")]
    fn weights_of_another_shape_are_refused() {
        let _: Network<16> = Network::read(SHAPE, &weights()[1..], |_, input| input);
    }
}
