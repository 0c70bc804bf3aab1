/** A sign of the nav's own sprite, for what one can go to. */
export function NavSign({ name }: { name: string }) {
  return (
    <svg className="icon main-nav__sign" aria-hidden="true" width="24" height="24">
      <use href={`/brand/nav.svg#${name}`} />
    </svg>
  );
}
