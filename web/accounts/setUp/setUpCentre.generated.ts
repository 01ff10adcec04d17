/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The first administrator. */
export type SetupAdministratorInput = {
  /** E-mail address, unique regardless of case. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** At least 6 characters. */
  password: string;
  /** Username, at least 3 characters, without @. */
  username: string;
};

/** Bank details for payments; each may be empty. */
export type SetupBankInput = {
  /** Name of the account holder. */
  accountHolder: string;
  /** Account number, as displayed. */
  accountNumber: string;
  /** Account type, such as Cheque. */
  accountType: string;
  /** Name of the bank. */
  bank: string;
  /** Branch code, as displayed. */
  branchCode: string;
};

/** The centre's name and address. */
export type SetupCentreInput = {
  /** Suburb, city and postal code. */
  area: string;
  /** City. */
  city: string;
  /** E-mail address. */
  email: string;
  /** Full name, as on documents. */
  fullName: string;
  /** Short name. */
  name: string;
  /** Phone number, at least 10 characters. */
  phone: string;
  /** Street address. */
  street: string;
  /** Website, without https://; may be empty. */
  website: string;
  /** WhatsApp number, digits in international form without a plus; may be empty. */
  whatsapp: string;
};

/** Opening hours, Monday to Friday, HH:mm. */
export type SetupHoursInput = {
  /** Closing time. */
  closes: string;
  /** End of a half day. */
  halfDayEnds: string;
  /** Opening time. */
  opens: string;
  /** End of the program day. */
  programCloses: string;
  /** Start of the program day. */
  programOpens: string;
};

/** The first administrator and the details of the centre. */
export type SetupInput = {
  /** The first administrator. */
  administrator: SetupAdministratorInput;
  /** Bank details for payments; each may be empty. */
  bank: SetupBankInput;
  /** The centre's name and address. */
  centre: SetupCentreInput;
  /** Opening hours, Monday to Friday, HH:mm. */
  hours: SetupHoursInput;
  /** Token from the link in the server's log. */
  token: string;
};

export type SetUpCentreMutationVariables = Exact<{
  input: SetupInput;
}>;


export type SetUpCentreMutation = { setUp: { id: number } };


export const SetUpCentreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpCentre"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetUpCentreMutation, SetUpCentreMutationVariables>;