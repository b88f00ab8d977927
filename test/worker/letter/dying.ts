import { env } from 'cloudflare:workers'

/**
 * A database that answers until a batch has a statement, and then no more, as for a worker that is killed.
 *
 * @param nth which of those batches is the first without an answer.
 */
export function dyingAt(statement: RegExp, nth: number): Partial<Env> {
  let left = nth
  let isNext = false
  const DB = new Proxy(env.DB, {
    get(target, key) {
      if (key === 'prepare')
        return (sql: string) => {
          isNext ||= statement.test(sql)
          return target.prepare(sql)
        }
      if (key === 'batch')
        return (...args: Parameters<D1Database['batch']>) => {
          if (isNext) left -= 1
          isNext = left <= 0
          return isNext ? Promise.reject(new Error('killed')) : target.batch(...args)
        }
      const value = Reflect.get(target, key) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { DB }
}
