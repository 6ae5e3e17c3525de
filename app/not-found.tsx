/** Never shown, because server.ts answers with a view of the shop; Next would send its own default with every page. */
export default function NotFound() {
  return null;
}
