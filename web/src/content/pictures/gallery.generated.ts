// Written by web/art/make.mjs.
import type { PictureSource } from '../../ui/Picture.tsx';
import nationalEducator400avif from './gallery/national-educator-400.avif?no-inline';
import nationalEducator800avif from './gallery/national-educator-800.avif?no-inline';
import nationalEducator400webp from './gallery/national-educator-400.webp?no-inline';
import nationalEducator800webp from './gallery/national-educator-800.webp?no-inline';
import ruralLamp400avif from './gallery/rural-lamp-400.avif?no-inline';
import ruralLamp800avif from './gallery/rural-lamp-800.avif?no-inline';
import ruralLamp400webp from './gallery/rural-lamp-400.webp?no-inline';
import ruralLamp800webp from './gallery/rural-lamp-800.webp?no-inline';
import stateMentor400avif from './gallery/state-mentor-400.avif?no-inline';
import stateMentor800avif from './gallery/state-mentor-800.avif?no-inline';
import stateMentor400webp from './gallery/state-mentor-400.webp?no-inline';
import stateMentor800webp from './gallery/state-mentor-800.webp?no-inline';
import youngScientists400avif from './gallery/young-scientists-400.avif?no-inline';
import youngScientists800avif from './gallery/young-scientists-800.avif?no-inline';
import youngScientists400webp from './gallery/young-scientists-400.webp?no-inline';
import youngScientists800webp from './gallery/young-scientists-800.webp?no-inline';
import innovationStar400avif from './gallery/innovation-star-400.avif?no-inline';
import innovationStar800avif from './gallery/innovation-star-800.avif?no-inline';
import innovationStar400webp from './gallery/innovation-star-400.webp?no-inline';
import innovationStar800webp from './gallery/innovation-star-800.webp?no-inline';
import citizensAward400avif from './gallery/citizens-award-400.avif?no-inline';
import citizensAward800avif from './gallery/citizens-award-800.avif?no-inline';
import citizensAward400webp from './gallery/citizens-award-400.webp?no-inline';
import citizensAward800webp from './gallery/citizens-award-800.webp?no-inline';
import teamHonour400avif from './gallery/team-honour-400.avif?no-inline';
import teamHonour800avif from './gallery/team-honour-800.avif?no-inline';
import teamHonour400webp from './gallery/team-honour-400.webp?no-inline';
import teamHonour800webp from './gallery/team-honour-800.webp?no-inline';
import honourShelf400avif from './gallery/honour-shelf-400.avif?no-inline';
import honourShelf800avif from './gallery/honour-shelf-800.avif?no-inline';
import honourShelf400webp from './gallery/honour-shelf-400.webp?no-inline';
import honourShelf800webp from './gallery/honour-shelf-800.webp?no-inline';
import streamSeminar400avif from './gallery/stream-seminar-400.avif?no-inline';
import streamSeminar800avif from './gallery/stream-seminar-800.avif?no-inline';
import streamSeminar400webp from './gallery/stream-seminar-400.webp?no-inline';
import streamSeminar800webp from './gallery/stream-seminar-800.webp?no-inline';
import parentsEvening400avif from './gallery/parents-evening-400.avif?no-inline';
import parentsEvening800avif from './gallery/parents-evening-800.avif?no-inline';
import parentsEvening400webp from './gallery/parents-evening-400.webp?no-inline';
import parentsEvening800webp from './gallery/parents-evening-800.webp?no-inline';
import careerFair400avif from './gallery/career-fair-400.avif?no-inline';
import careerFair800avif from './gallery/career-fair-800.avif?no-inline';
import careerFair400webp from './gallery/career-fair-400.webp?no-inline';
import careerFair800webp from './gallery/career-fair-800.webp?no-inline';
import roboticsDay400avif from './gallery/robotics-day-400.avif?no-inline';
import roboticsDay800avif from './gallery/robotics-day-800.avif?no-inline';
import roboticsDay400webp from './gallery/robotics-day-400.webp?no-inline';
import roboticsDay800webp from './gallery/robotics-day-800.webp?no-inline';
import villageTalk400avif from './gallery/village-talk-400.avif?no-inline';
import villageTalk800avif from './gallery/village-talk-800.avif?no-inline';
import villageTalk400webp from './gallery/village-talk-400.webp?no-inline';
import villageTalk800webp from './gallery/village-talk-800.webp?no-inline';
import panel400avif from './gallery/panel-400.avif?no-inline';
import panel800avif from './gallery/panel-800.avif?no-inline';
import panel400webp from './gallery/panel-400.webp?no-inline';
import panel800webp from './gallery/panel-800.webp?no-inline';
import kites400avif from './gallery/kites-400.avif?no-inline';
import kites800avif from './gallery/kites-800.avif?no-inline';
import kites400webp from './gallery/kites-400.webp?no-inline';
import kites800webp from './gallery/kites-800.webp?no-inline';
import marathiDaily400avif from './gallery/marathi-daily-400.avif?no-inline';
import marathiDaily800avif from './gallery/marathi-daily-800.avif?no-inline';
import marathiDaily400webp from './gallery/marathi-daily-400.webp?no-inline';
import marathiDaily800webp from './gallery/marathi-daily-800.webp?no-inline';
import radioHour400avif from './gallery/radio-hour-400.avif?no-inline';
import radioHour800avif from './gallery/radio-hour-800.avif?no-inline';
import radioHour400webp from './gallery/radio-hour-400.webp?no-inline';
import radioHour800webp from './gallery/radio-hour-800.webp?no-inline';
import television400avif from './gallery/television-400.avif?no-inline';
import television800avif from './gallery/television-800.avif?no-inline';
import television400webp from './gallery/television-400.webp?no-inline';
import television800webp from './gallery/television-800.webp?no-inline';
import magazine400avif from './gallery/magazine-400.avif?no-inline';
import magazine800avif from './gallery/magazine-800.avif?no-inline';
import magazine400webp from './gallery/magazine-400.webp?no-inline';
import magazine800webp from './gallery/magazine-800.webp?no-inline';
import podcast400avif from './gallery/podcast-400.avif?no-inline';
import podcast800avif from './gallery/podcast-800.avif?no-inline';
import podcast400webp from './gallery/podcast-400.webp?no-inline';
import podcast800webp from './gallery/podcast-800.webp?no-inline';
import pressTable400avif from './gallery/press-table-400.avif?no-inline';
import pressTable800avif from './gallery/press-table-800.avif?no-inline';
import pressTable400webp from './gallery/press-table-400.webp?no-inline';
import pressTable800webp from './gallery/press-table-800.webp?no-inline';
import wallNewspaper400avif from './gallery/wall-newspaper-400.avif?no-inline';
import wallNewspaper800avif from './gallery/wall-newspaper-800.avif?no-inline';
import wallNewspaper400webp from './gallery/wall-newspaper-400.webp?no-inline';
import wallNewspaper800webp from './gallery/wall-newspaper-800.webp?no-inline';
import sahyadri400avif from './gallery/sahyadri-400.avif?no-inline';
import sahyadri800avif from './gallery/sahyadri-800.avif?no-inline';
import sahyadri400webp from './gallery/sahyadri-400.webp?no-inline';
import sahyadri800webp from './gallery/sahyadri-800.webp?no-inline';
import designSchool400avif from './gallery/design-school-400.avif?no-inline';
import designSchool800avif from './gallery/design-school-800.avif?no-inline';
import designSchool400webp from './gallery/design-school-400.webp?no-inline';
import designSchool800webp from './gallery/design-school-800.webp?no-inline';
import hillCampus400avif from './gallery/hill-campus-400.avif?no-inline';
import hillCampus800avif from './gallery/hill-campus-800.avif?no-inline';
import hillCampus400webp from './gallery/hill-campus-400.webp?no-inline';
import hillCampus800webp from './gallery/hill-campus-800.webp?no-inline';
import clockTower400avif from './gallery/clock-tower-400.avif?no-inline';
import clockTower800avif from './gallery/clock-tower-800.avif?no-inline';
import clockTower400webp from './gallery/clock-tower-400.webp?no-inline';
import clockTower800webp from './gallery/clock-tower-800.webp?no-inline';
import chemistry400avif from './gallery/chemistry-400.avif?no-inline';
import chemistry800avif from './gallery/chemistry-800.avif?no-inline';
import chemistry400webp from './gallery/chemistry-400.webp?no-inline';
import chemistry800webp from './gallery/chemistry-800.webp?no-inline';
import library400avif from './gallery/library-400.avif?no-inline';
import library800avif from './gallery/library-800.avif?no-inline';
import library400webp from './gallery/library-400.webp?no-inline';
import library800webp from './gallery/library-800.webp?no-inline';
import observatory400avif from './gallery/observatory-400.avif?no-inline';
import observatory800avif from './gallery/observatory-800.avif?no-inline';
import observatory400webp from './gallery/observatory-400.webp?no-inline';
import observatory800webp from './gallery/observatory-800.webp?no-inline';
import counsellorDiploma400avif from './gallery/counsellor-diploma-400.avif?no-inline';
import counsellorDiploma800avif from './gallery/counsellor-diploma-800.avif?no-inline';
import counsellorDiploma400webp from './gallery/counsellor-diploma-400.webp?no-inline';
import counsellorDiploma800webp from './gallery/counsellor-diploma-800.webp?no-inline';
import psychometrics400avif from './gallery/psychometrics-400.avif?no-inline';
import psychometrics800avif from './gallery/psychometrics-800.avif?no-inline';
import psychometrics400webp from './gallery/psychometrics-400.webp?no-inline';
import psychometrics800webp from './gallery/psychometrics-800.webp?no-inline';
import wellbeing400avif from './gallery/wellbeing-400.avif?no-inline';
import wellbeing800avif from './gallery/wellbeing-800.avif?no-inline';
import wellbeing400webp from './gallery/wellbeing-400.webp?no-inline';
import wellbeing800webp from './gallery/wellbeing-800.webp?no-inline';
import scroll400avif from './gallery/scroll-400.avif?no-inline';
import scroll800avif from './gallery/scroll-800.avif?no-inline';
import scroll400webp from './gallery/scroll-400.webp?no-inline';
import scroll800webp from './gallery/scroll-800.webp?no-inline';
import childSafety400avif from './gallery/child-safety-400.avif?no-inline';
import childSafety800avif from './gallery/child-safety-800.avif?no-inline';
import childSafety400webp from './gallery/child-safety-400.webp?no-inline';
import childSafety800webp from './gallery/child-safety-800.webp?no-inline';
import dataProtection400avif from './gallery/data-protection-400.avif?no-inline';
import dataProtection800avif from './gallery/data-protection-800.avif?no-inline';
import dataProtection400webp from './gallery/data-protection-400.webp?no-inline';
import dataProtection800webp from './gallery/data-protection-800.webp?no-inline';
import graduates400avif from './gallery/graduates-400.avif?no-inline';
import graduates800avif from './gallery/graduates-800.avif?no-inline';
import graduates400webp from './gallery/graduates-400.webp?no-inline';
import graduates800webp from './gallery/graduates-800.webp?no-inline';

export const galleryPictures = {
  nationalEducator: { width: 800, height: 533, avif: `${nationalEducator400avif} 400w, ${nationalEducator800avif} 800w`, webp: `${nationalEducator400webp} 400w, ${nationalEducator800webp} 800w`, src: nationalEducator800webp },
  ruralLamp: { width: 800, height: 1200, avif: `${ruralLamp400avif} 400w, ${ruralLamp800avif} 800w`, webp: `${ruralLamp400webp} 400w, ${ruralLamp800webp} 800w`, src: ruralLamp800webp },
  stateMentor: { width: 800, height: 533, avif: `${stateMentor400avif} 400w, ${stateMentor800avif} 800w`, webp: `${stateMentor400webp} 400w, ${stateMentor800webp} 800w`, src: stateMentor800webp },
  youngScientists: { width: 800, height: 1200, avif: `${youngScientists400avif} 400w, ${youngScientists800avif} 800w`, webp: `${youngScientists400webp} 400w, ${youngScientists800webp} 800w`, src: youngScientists800webp },
  innovationStar: { width: 800, height: 533, avif: `${innovationStar400avif} 400w, ${innovationStar800avif} 800w`, webp: `${innovationStar400webp} 400w, ${innovationStar800webp} 800w`, src: innovationStar800webp },
  citizensAward: { width: 800, height: 1200, avif: `${citizensAward400avif} 400w, ${citizensAward800avif} 800w`, webp: `${citizensAward400webp} 400w, ${citizensAward800webp} 800w`, src: citizensAward800webp },
  teamHonour: { width: 800, height: 1200, avif: `${teamHonour400avif} 400w, ${teamHonour800avif} 800w`, webp: `${teamHonour400webp} 400w, ${teamHonour800webp} 800w`, src: teamHonour800webp },
  honourShelf: { width: 800, height: 533, avif: `${honourShelf400avif} 400w, ${honourShelf800avif} 800w`, webp: `${honourShelf400webp} 400w, ${honourShelf800webp} 800w`, src: honourShelf800webp },
  streamSeminar: { width: 800, height: 533, avif: `${streamSeminar400avif} 400w, ${streamSeminar800avif} 800w`, webp: `${streamSeminar400webp} 400w, ${streamSeminar800webp} 800w`, src: streamSeminar800webp },
  parentsEvening: { width: 800, height: 533, avif: `${parentsEvening400avif} 400w, ${parentsEvening800avif} 800w`, webp: `${parentsEvening400webp} 400w, ${parentsEvening800webp} 800w`, src: parentsEvening800webp },
  careerFair: { width: 800, height: 533, avif: `${careerFair400avif} 400w, ${careerFair800avif} 800w`, webp: `${careerFair400webp} 400w, ${careerFair800webp} 800w`, src: careerFair800webp },
  roboticsDay: { width: 800, height: 533, avif: `${roboticsDay400avif} 400w, ${roboticsDay800avif} 800w`, webp: `${roboticsDay400webp} 400w, ${roboticsDay800webp} 800w`, src: roboticsDay800webp },
  villageTalk: { width: 800, height: 533, avif: `${villageTalk400avif} 400w, ${villageTalk800avif} 800w`, webp: `${villageTalk400webp} 400w, ${villageTalk800webp} 800w`, src: villageTalk800webp },
  panel: { width: 800, height: 533, avif: `${panel400avif} 400w, ${panel800avif} 800w`, webp: `${panel400webp} 400w, ${panel800webp} 800w`, src: panel800webp },
  kites: { width: 800, height: 533, avif: `${kites400avif} 400w, ${kites800avif} 800w`, webp: `${kites400webp} 400w, ${kites800webp} 800w`, src: kites800webp },
  marathiDaily: { width: 800, height: 1200, avif: `${marathiDaily400avif} 400w, ${marathiDaily800avif} 800w`, webp: `${marathiDaily400webp} 400w, ${marathiDaily800webp} 800w`, src: marathiDaily800webp },
  radioHour: { width: 800, height: 533, avif: `${radioHour400avif} 400w, ${radioHour800avif} 800w`, webp: `${radioHour400webp} 400w, ${radioHour800webp} 800w`, src: radioHour800webp },
  television: { width: 800, height: 533, avif: `${television400avif} 400w, ${television800avif} 800w`, webp: `${television400webp} 400w, ${television800webp} 800w`, src: television800webp },
  magazine: { width: 800, height: 533, avif: `${magazine400avif} 400w, ${magazine800avif} 800w`, webp: `${magazine400webp} 400w, ${magazine800webp} 800w`, src: magazine800webp },
  podcast: { width: 800, height: 533, avif: `${podcast400avif} 400w, ${podcast800avif} 800w`, webp: `${podcast400webp} 400w, ${podcast800webp} 800w`, src: podcast800webp },
  pressTable: { width: 800, height: 533, avif: `${pressTable400avif} 400w, ${pressTable800avif} 800w`, webp: `${pressTable400webp} 400w, ${pressTable800webp} 800w`, src: pressTable800webp },
  wallNewspaper: { width: 800, height: 533, avif: `${wallNewspaper400avif} 400w, ${wallNewspaper800avif} 800w`, webp: `${wallNewspaper400webp} 400w, ${wallNewspaper800webp} 800w`, src: wallNewspaper800webp },
  sahyadri: { width: 800, height: 533, avif: `${sahyadri400avif} 400w, ${sahyadri800avif} 800w`, webp: `${sahyadri400webp} 400w, ${sahyadri800webp} 800w`, src: sahyadri800webp },
  designSchool: { width: 800, height: 533, avif: `${designSchool400avif} 400w, ${designSchool800avif} 800w`, webp: `${designSchool400webp} 400w, ${designSchool800webp} 800w`, src: designSchool800webp },
  hillCampus: { width: 800, height: 533, avif: `${hillCampus400avif} 400w, ${hillCampus800avif} 800w`, webp: `${hillCampus400webp} 400w, ${hillCampus800webp} 800w`, src: hillCampus800webp },
  clockTower: { width: 800, height: 533, avif: `${clockTower400avif} 400w, ${clockTower800avif} 800w`, webp: `${clockTower400webp} 400w, ${clockTower800webp} 800w`, src: clockTower800webp },
  chemistry: { width: 800, height: 533, avif: `${chemistry400avif} 400w, ${chemistry800avif} 800w`, webp: `${chemistry400webp} 400w, ${chemistry800webp} 800w`, src: chemistry800webp },
  library: { width: 800, height: 533, avif: `${library400avif} 400w, ${library800avif} 800w`, webp: `${library400webp} 400w, ${library800webp} 800w`, src: library800webp },
  observatory: { width: 800, height: 533, avif: `${observatory400avif} 400w, ${observatory800avif} 800w`, webp: `${observatory400webp} 400w, ${observatory800webp} 800w`, src: observatory800webp },
  counsellorDiploma: { width: 800, height: 533, avif: `${counsellorDiploma400avif} 400w, ${counsellorDiploma800avif} 800w`, webp: `${counsellorDiploma400webp} 400w, ${counsellorDiploma800webp} 800w`, src: counsellorDiploma800webp },
  psychometrics: { width: 800, height: 533, avif: `${psychometrics400avif} 400w, ${psychometrics800avif} 800w`, webp: `${psychometrics400webp} 400w, ${psychometrics800webp} 800w`, src: psychometrics800webp },
  wellbeing: { width: 800, height: 533, avif: `${wellbeing400avif} 400w, ${wellbeing800avif} 800w`, webp: `${wellbeing400webp} 400w, ${wellbeing800webp} 800w`, src: wellbeing800webp },
  scroll: { width: 800, height: 1200, avif: `${scroll400avif} 400w, ${scroll800avif} 800w`, webp: `${scroll400webp} 400w, ${scroll800webp} 800w`, src: scroll800webp },
  childSafety: { width: 800, height: 533, avif: `${childSafety400avif} 400w, ${childSafety800avif} 800w`, webp: `${childSafety400webp} 400w, ${childSafety800webp} 800w`, src: childSafety800webp },
  dataProtection: { width: 800, height: 533, avif: `${dataProtection400avif} 400w, ${dataProtection800avif} 800w`, webp: `${dataProtection400webp} 400w, ${dataProtection800webp} 800w`, src: dataProtection800webp },
  graduates: { width: 800, height: 533, avif: `${graduates400avif} 400w, ${graduates800avif} 800w`, webp: `${graduates400webp} 400w, ${graduates800webp} 800w`, src: graduates800webp },
} satisfies Record<string, PictureSource>;
