// Strapi's editor of formatted texts, which it uses in its own forms only: a file of the version that package.json pins. The admin
// does not build if another version has it elsewhere.
export { BlocksEditor } from '../../../node_modules/@strapi/content-manager/dist/admin/pages/EditView/components/FormInputs/BlocksInput/BlocksEditor.mjs';
