/** Somebody as players know them: the picture that they chose, if any, beside the name. */
export function KnownName({ name, avatar }: { name: string; avatar: string | null }) {
  return (
    <>
      {avatar ? (
        <img className="avatar avatar--small" src={avatar} alt="" width="24" height="24" loading="lazy" />
      ) : null}
      <bdi>{name}</bdi>
    </>
  );
}
