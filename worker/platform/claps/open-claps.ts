import type { Clock } from '../clock'
import type { Claps } from './claps'

/** Claps that one Durable Object for each story or list gathers. */
export function openClaps({ CLAP_COUNTER: objects }: Pick<Env, 'CLAP_COUNTER'>, clock: Clock): Claps {
  return {
    async give({ kind, id }, { userId, count, key }) {
      const object = objects.getByName(`${kind}:${id}`)
      return await object.give(kind, id, clock.now(), userId, count, key)
    },
  }
}
