interface TimeAndPlaceProps {
  /** As displayed. */
  time: string;
  place: string | null;
}

/** Time and place of a session; the place may be in another script. */
export const TimeAndPlace = ({ time, place }: TimeAndPlaceProps) => (
  <>
    <span>{place ? `${time}, ` : time}</span>
    {place && <bdi>{place}</bdi>}
  </>
);
