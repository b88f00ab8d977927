import * as v from 'valibot'
import { MAX_CLAP_KEY } from '../rules/claps'
import { MAX_CLAPS } from '../rules/limits'
import { clapMessages } from '../wording/clap-messages'
import { inputWording } from '../wording/inputs'
import { opaque } from './text'

/** How often somebody claps for something in all. */
export const numClaps = v.pipe(
  v.number(),
  v.integer(clapMessages.count),
  v.minValue(0, clapMessages.count),
  v.maxValue(MAX_CLAPS, clapMessages.count),
  v.description('How often the viewer claps in all; 0 takes everything back.'),
)

export const clapKey = v.pipe(
  opaque(MAX_CLAP_KEY, inputWording.invalid),
  v.nonEmpty(),
  v.description(
    'Made by the client for this sending: one that is sent again with the same key isn’t applied again.',
  ),
)
