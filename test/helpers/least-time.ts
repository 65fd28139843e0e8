/**
 * The processor time of a call in milliseconds, for comparisons with that of a like call: the least of several, because
 * other threads of the process are counted too. It is more than zero.
 */
export async function leastTime(call: () => unknown): Promise<number> {
  const times = [];
  for (let count = 0; count < 5; count++) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.max(Math.min(...times), 0.01);
}
