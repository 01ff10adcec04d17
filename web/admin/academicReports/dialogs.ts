export { EditReport, ReportForm } from './ReportForm.tsx'
export { TemplateForm } from './TemplateForm.tsx'
