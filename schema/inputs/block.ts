import * as v from 'valibot'
import { inputWording } from '../wording/inputs'
import { opaque } from './text'

/** The most that a key of a sending has. */
const MAX_KEY = 64

export const blockKey = v.pipe(
  opaque(MAX_KEY, inputWording.invalid),
  v.nonEmpty(),
  v.description(
    'Made by the client for this sending. For a day, one that is repeated changes nothing, whatever has happened since.',
  ),
)
