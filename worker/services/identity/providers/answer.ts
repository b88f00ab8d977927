import * as v from 'valibot'

/** The parameters of a provider's response that mean something to us. */
const MEANT = ['code', 'state', 'iss', 'error', 'error_description', 'user']
/** The maximum length of each, in characters. */
const LONGEST = 2000

/**
 * The parameters that a provider sent the browser back with. One that is too long is dropped: without the name, for
 * example, there is still a person. One that is repeated stays so, because a provider's adapter refuses it.
 */
export const providerAnswer = v.pipe(
  v.instance(URLSearchParams),
  v.transform(
    (answer) =>
      new URLSearchParams(
        [...answer].filter(([name, value]) => MEANT.includes(name) && value.length <= LONGEST),
      ),
  ),
)
