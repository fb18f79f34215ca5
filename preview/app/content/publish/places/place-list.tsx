/** The most addresses that are listed. A menu may have one for every restaurant. */
const maxPlaces = 12;

interface PlaceListProps {
  readonly paths: readonly string[];
  readonly siteAddress: string;
}

/** Links to addresses of the site. */
export const PlaceList = ({ paths, siteAddress }: PlaceListProps) => (
  <ul className="places">
    {paths.slice(0, maxPlaces).map((path) => (
      <li key={path}>
        <a href={`${siteAddress}${path}`} target="_blank" rel="noreferrer">
          {path}
        </a>
      </li>
    ))}
    {paths.length > maxPlaces && <li>{`and ${paths.length - maxPlaces} more addresses`}</li>}
  </ul>
);
