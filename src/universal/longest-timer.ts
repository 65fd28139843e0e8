/** The longest delay of a timer, a signed 32-bit number; a longer one fires at once (HTML §8.6). */
export const longestTimer = 2 ** 31 - 1;
