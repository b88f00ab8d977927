/** What the settings say of mobile verification. */
export const mobileSettingWording = {
  title: 'Mobile number',
  text: 'A verified number lifts the limits of new accounts. Nobody else sees it.',
  manage: 'Verify or remove your mobile number',
} as const
