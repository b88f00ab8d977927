import { describe, expect, test } from 'vitest'
import { mergeValues } from '../../../client/features/collection/edit-conflict/merge-values'

const base = { name: 'Tide', tagline: 'Slow', description: 'Water' }

describe('values that two people have changed', () => {
  test('are joined where only one of them has', () => {
    expect(mergeValues(base, { ...base, name: 'Ebb' }, { ...base, tagline: 'Fast' })).toEqual({
      merged: { name: 'Ebb', tagline: 'Fast', description: 'Water' },
      conflicts: [],
    })
  })
  test('conflict where both have, differently', () => {
    const [ours, theirs] = [
      { ...base, name: 'Ebb', description: 'Salt' },
      { ...base, name: 'Flow', description: 'Salt' },
    ]
    expect(mergeValues(base, ours, theirs)).toEqual({ merged: ours, conflicts: ['name'] })
  })
})
