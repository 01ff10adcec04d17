const readMark = 'it remembers what its reader has seen, and changes nothing for anybody else'

/** Changes that leave no entry in the audit log, each with its reason. */
export const withoutAuditEntry: Record<string, string> = {
  'Mutation.markConversation': readMark,
  'Mutation.readNotifications': readMark,
  'Mutation.chooseMenuShortcuts': 'it orders the menu of its own account, and changes nothing for anybody else',
  'Mutation.openReportCard': readMark,
  'Mutation.openAcademicReport': readMark,
  'Mutation.stopActing': 'it ends what a PIN opened, and changes nothing',
  'Mutation.requestPasskey': 'it asks a question, which a passkey answers; the answer is recorded',
  'Mutation.lookUpApplication': 'it only reads; as a mutation what was typed is in no address and no cache',
}

/** Rows of the matrix whose request is refused even to those who may, so that nothing is to be seen here. */
export const neverDoneInTheMatrix: Record<string, string> = {
  'Mutation.actAs':
    'the PIN is of somebody who works elsewhere; the days on which one was given are a record of their own',
  'Mutation.setUp': 'the centre has an administrator, which ends the page',
  'Mutation.publishPicture': 'the picture has no caption, so that the public gallery stays as it is',
}

/** Rows of the matrix whose request succeeds and finds nothing to do. */
export const nothingToDoInTheMatrix: Record<string, string> = {
  'Mutation.requestPasswordReset': 'nobody has that address; of an account it is recorded',
  'Mutation.endSecondFactor': 'nobody there has a second factor; where one is ended it is recorded',
  'Mutation.restoreDocument': 'no document was replaced; of a replaced one it is recorded',
}
