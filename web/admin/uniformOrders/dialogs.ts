export { AddOrderDialog } from './AddOrderDialog.tsx'
export { ItemForm, StockDialog } from './ItemForm.tsx'
