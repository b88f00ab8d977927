export { SubscribeField } from './SubscribeField'
