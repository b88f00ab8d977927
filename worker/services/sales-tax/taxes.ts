/** What the use cases know of taxes (worker/platform/sales-tax implements it). */
export type { Seller, Taxes, TaxService } from '../../platform/sales-tax/service'
