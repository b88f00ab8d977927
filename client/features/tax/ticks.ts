import * as v from 'valibot'

/**
 * The schema of a form for what its fields hold: a box that isn't ticked is missing there.
 *
 * @param boxes the names of its boxes.
 * @param known what isn't asked in the form any more.
 */
export const ofFields = <Schema extends v.GenericSchema>(
  schema: Schema,
  boxes: readonly string[],
  known: Readonly<Record<string, unknown>>,
) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(
      (values) =>
        ({
          ...values,
          ...Object.fromEntries(boxes.map((box) => [box, values[box] === 'on'])),
          ...known,
        }) as v.InferInput<Schema>,
    ),
    schema,
  )
