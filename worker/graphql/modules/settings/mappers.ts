import type { AccountSettings } from '../../../services/account/account-settings'

export type AccountSettingsMapper = AccountSettings
