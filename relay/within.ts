/**
 * Resolves like the promise, or rejects after `ms`. The operation itself continues.
 * @throws Error with the code ETIMEDOUT.
 */
export async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(`No answer in ${ms} ms.`), { code: 'ETIMEDOUT' })),
      ms,
    )
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}
