import { describe, expect, it } from 'vitest'
import { foldLists, foldValues } from './lists.ts'

describe('a list of values', () => {
  it('is one value, so that the statement is the same about however many', () => {
    const { sql, counts } = foldLists('select * from a where b = $1 and c in ($2, $3) and d not in ($4) and e > $5')
    expect(sql).toBe('select * from a where b = $1 and c = any($2) and d <> all($3) and e > $4')
    expect(foldLists('select * from a where b = $1 and c in ($2) and d not in ($3, $4, $5) and e > $6').sql).toBe(sql)
    expect(foldValues(['b', 1, 2, null, 'e'], counts)).toEqual(['b', [1, 2], [null], 'e'])
  })

  it('is left alone where it is no list of values', () => {
    const plain = 'select $1 from a where b in (select $2) and (c, d) in (($3, $4)) and e in (1, 2) and f = any($5)'
    expect(foldLists(plain)).toEqual({ sql: plain, counts: [null, null, null, null, null] })
    expect(foldValues([1, 2, 3, 4, [5, 6]], [null, null, null, null, null])).toEqual([1, 2, 3, 4, [5, 6]])
  })
})
