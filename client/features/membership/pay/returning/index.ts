export { forgetLeft, keepLeft, readReturned } from './left'
export { ReturnedPayment } from './ReturnedPayment'
