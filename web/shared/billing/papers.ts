/** Addresses of the papers about money, as PDF. */

export const invoicePath = (id: number) => `/api/billing/invoices/${id}`
/** All invoices of a billed month, `yyyy-MM`, in one PDF. */
export const monthInvoicesPath = (month: string) => `/api/admin/billing/invoices?month=${month}`

export const receiptPath = (id: number) => `/api/billing/receipts/${id}`

/** The statement of a child's family; the last three months without a period. */
export const statementPath = (childId: number, period?: { from: string; to: string }) =>
  `/api/billing/statements/${childId}${period ? `?from=${period.from}&to=${period.to}` : ''}`
