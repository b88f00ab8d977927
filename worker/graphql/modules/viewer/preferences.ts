import { PREFERENCES, type PreferenceName, type PreferenceValue } from '../../../../schema/rules/preferences'
import { viewerCan } from '../../../services/policies/can'
import { preferencesOf, viewerRow } from '../../../services/viewer/facts'
import type { Resolvers } from '../../resolvers.generated'

/** A value as the schema's type for it; it is of the preference's own type. */
function preferenceValue(name: string, value: PreferenceValue) {
  switch (PREFERENCES[name as PreferenceName].type) {
    case 'boolean':
      return { __typename: 'BooleanPreference' as const, booleanValue: value as boolean }
    case 'int':
      return { __typename: 'IntPreference' as const, intValue: value as number }
    case 'string':
      return { __typename: 'StringPreference' as const, stringValue: value as string }
    case 'enum':
      return { __typename: 'EnumPreference' as const, enumValue: value as string }
    case 'stringSet':
      return { __typename: 'StringSetPreference' as const, stringSetValue: [...(value as string[])] }
  }
}

/** People's preferences (docs/rules/viewer.md, "Preferences"). */
export const preferenceResolvers: Resolvers = {
  UserViewerEdge: {
    preferences: async (user, _args, { parts, viewer }) => {
      if (!(await viewerCan(viewer, 'personalize', { entity: 'account', account: user }))) return []
      const kept = preferencesOf(await viewerRow(parts, user.id))
      return [...kept].map(([name, value]) => ({ name, value: preferenceValue(name, value) }))
    },
  },
}
