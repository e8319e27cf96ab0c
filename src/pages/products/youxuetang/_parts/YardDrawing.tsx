/** What the camera of the yard shows: children at the slide. */
import styles from './YardDrawing.module.css';

export const YardDrawing = () => (
  <svg className={styles.yard} viewBox="0 0 320 180" aria-hidden="true">
    <path className={styles.sky} d="M0 0h320v180H0z" />
    <path className={styles.grass} d="M0 92h320v88H0z" />
    <path
      className={styles.wood}
      d="M0 68h320v5H0zM0 84h320v5H0zM14 60h6v34h-6zM94 60h6v34h-6zM174 60h6v34h-6zM254 60h6v34h-6z"
    />
    <path className={styles.frame} d="M96 148V74h32v74M96 94h32M96 112h32M96 130h32" />
    <path className={styles.slide} d="M128 76q26 4 46 40t46 34" />
    <circle className={styles.ball} cx="276" cy="150" r="10" />
    <g className={styles.child}>
      <circle cx="112" cy="54" r="7" />
      <path d="M104 76V68a8 8 0 0 1 16 0v8zM58 152v-22a9 9 0 0 1 18 0v22zM240 156v-22a9 9 0 0 1 18 0v22z" />
      <circle cx="67" cy="112" r="8" />
      <circle cx="249" cy="116" r="8" />
    </g>
  </svg>
);
