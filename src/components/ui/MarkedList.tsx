/** A list under a heading with a mark: what holds, what does not, what the law asks. The section around it sets the looks. */
import {Icon, type IconName, type IconProps} from './Icon';

/** The words of one list. */
export interface ListWords {
  readonly title: string;
  readonly items: readonly string[];
}

export interface MarkedListProps extends ListWords {
  readonly icon: IconName;
  readonly size?: IconProps['size'];
  readonly className?: string;
}

export function MarkedList({icon, size, title, items, className}: MarkedListProps) {
  return (
    <div className={className}>
      <h3>
        <Icon name={icon} size={size} />
        {title}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
