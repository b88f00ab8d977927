import * as v from 'valibot'
import { inputWording } from '../wording/inputs'
import { opaque } from './text'

/** The most that a key of a sending has. */
const MAX_KEY = 64

export const blockKey = v.pipe(
  opaque(MAX_KEY, inputWording.invalid),
  v.nonEmpty(),
  v.description(
    'Made by the client for this sending. One that is repeated changes nothing, with a key or without.',
  ),
)
