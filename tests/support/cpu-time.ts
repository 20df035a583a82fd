/** Does the work and tells its processor time: what others run beside this thread does not count. */
export function timeOnCpu<Value>(work: () => Value): { value: Value; tookMs: number } {
  const start = process.threadCpuUsage();
  const value = work();
  const { user, system } = process.threadCpuUsage(start);
  return { value, tookMs: Math.round((user + system) / 1000) };
}
