import '@fontsource-variable/hanken-grotesk';
import './fonts.css';
