import { Download, FileText } from 'lucide-react'
import type { DocumentLink } from '../siteData.ts'
import * as styles from './DocumentList.css.ts'

export function DocumentList({ documents }: { documents: DocumentLink[] }) {
  return (
    <ul className={styles.list}>
      {documents.map(({ title, href }) => (
        <li key={href}>
          <a href={href} download>
            <FileText aria-hidden />
            {title}
            <span className={styles.kind}>PDF</span>
            <Download aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
