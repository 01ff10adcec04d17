export { deviceStore } from './deviceStore.ts'
export { clearOfflineStore, clearOfflineStoreOfOthers } from './offlineStore.ts'
