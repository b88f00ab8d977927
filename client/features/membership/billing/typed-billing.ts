import type { Billing } from './billing'

/** What somebody has typed into a form, by the names of its fields. */
export function typedBilling(typed: Readonly<Record<string, unknown>>): Billing {
  const text = (name: string): string | null => String(typed[name] ?? '').trim() || null
  const isBusiness = typed.isBusiness !== undefined
  return {
    // In an address, `country` is the one whose prices apply.
    country: text('billing') ?? text('country'),
    region: text('region'),
    postalCode: text('postalCode'),
    businessName: isBusiness ? text('businessName') : null,
    businessAddress: isBusiness ? text('businessAddress') : null,
    vatId: isBusiness ? text('vatId') : null,
  }
}

/** The name of the field that a failure is about; nothing if it isn't about one of them. */
export const fieldOf = (named: string | null): string | undefined =>
  named === null || named === 'billing' ? undefined : named === 'country' ? 'billing' : named
