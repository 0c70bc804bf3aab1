/** The picture that a player chose, beside the name at their place. */
export function SeatPicture({ avatar }: { avatar: string | null | undefined }) {
  return avatar ? <img className="avatar avatar--small" src={avatar} alt="" width="24" height="24" /> : null;
}
