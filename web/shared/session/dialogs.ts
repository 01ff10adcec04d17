export { IdentityDialog } from './IdentityDialog.tsx'
export { SignInAgain } from './SignInAgain.tsx'
export { SignOutQuestion } from './SignOutQuestion.tsx'
