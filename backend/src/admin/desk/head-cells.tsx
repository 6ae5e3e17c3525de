import { Typography } from '@strapi/design-system';

/** The heads of columns with these names, for the first row of a table. */
export const HeadCells = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <th key={name} scope="col">
      <Typography variant="sigma" textColor="neutral600">
        {name}
      </Typography>
    </th>
  ));
