import type { CommunityName } from './names.ts';

/** A city with what its people write in a form: their street, their school, their college. */
export type City = {
  name: string;
  state: string;
  /** Whose children go to school here; named twice, twice as often. */
  communities: readonly CommunityName[];
  areas: readonly string[];
  schools: readonly string[];
  colleges: readonly string[];
};

export const CITIES: readonly City[] = [
  {
    name: 'Pune',
    state: 'Maharashtra',
    communities: ['marathi', 'marathi', 'marathi', 'muslim', 'goan', 'malayali', 'parsi'],
    areas: ['Prabhat Road', 'Karve Nagar', 'Sadashiv Peth', 'Aundh', 'Bibwewadi', 'Camp'],
    schools: [
      'Jnana Prabodhini Prashala',
      'Kendriya Vidyalaya, Ganeshkhind',
      'Modern High School, Shivajinagar',
      'Anglo Urdu Girls High School',
      'Vidya Valley School',
      'Abhinava Vidyalaya',
      "St. Mary's School, Camp",
      'Army Public School, Kirkee',
    ],
    colleges: ['Fergusson College', 'Modern College of Arts, Science and Commerce'],
  },
  {
    name: 'Nashik',
    state: 'Maharashtra',
    communities: ['marathi', 'marathi', 'gujarati', 'muslim'],
    areas: ['College Road', 'Indira Nagar', 'Panchavati', 'Gangapur Road'],
    schools: ['Rachana Vidyalaya', 'Fravashi Academy', "Boys' Town Public School"],
    colleges: ['HPT Arts and RYK Science College'],
  },
  {
    name: 'Nagpur',
    state: 'Maharashtra',
    communities: ['marathi', 'marathi', 'hindi', 'muslim'],
    areas: ['Dharampeth', 'Laxmi Nagar', 'Mahal', 'Pratap Nagar'],
    schools: ['Somalwar High School, Ramdaspeth', 'Centre Point School, Katol Road'],
    colleges: ['Hislop College', 'Institute of Science'],
  },
  {
    name: 'Ahmedabad',
    state: 'Gujarat',
    communities: ['gujarati', 'gujarati', 'gujarati', 'muslim', 'rajasthani'],
    areas: ['Navrangpura', 'Maninagar', 'Paldi', 'Shahpur'],
    schools: ['Sheth C. N. Vidyavihar', 'Diwan Ballubhai School', 'Kendriya Vidyalaya, Shahibaug'],
    colleges: ["St. Xavier's College, Navrangpura", 'Gujarat Arts and Science College'],
  },
  {
    name: 'Jaipur',
    state: 'Rajasthan',
    communities: ['rajasthani', 'rajasthani', 'hindi', 'muslim', 'punjabi'],
    areas: ['Malviya Nagar', 'Vaishali Nagar', 'Raja Park', 'Bani Park'],
    schools: ['Maheshwari Public School', 'Subodh Public School', 'Tagore Vidya Bhawan'],
    colleges: ['University Maharani College'],
  },
  {
    name: 'Delhi',
    state: 'Delhi',
    communities: ['hindi', 'hindi', 'punjabi', 'muslim', 'bengali', 'himalayan'],
    areas: ['Mayur Vihar Phase 1', 'Rajouri Garden', 'Jamia Nagar', 'Chittaranjan Park'],
    schools: [
      'Sarvodaya Kanya Vidyalaya, Rohini',
      'Rajkiya Pratibha Vikas Vidyalaya, Lajpat Nagar',
      'Raisina Bengali School',
      'Mount St. Patrick Academy',
    ],
    colleges: ['Zakir Husain Delhi College', 'Miranda House'],
  },
  {
    name: 'Lucknow',
    state: 'Uttar Pradesh',
    communities: ['hindi', 'hindi', 'muslim', 'muslim'],
    areas: ['Gomti Nagar', 'Aliganj', 'Chowk', 'Indira Nagar'],
    schools: ['Government Inter College, Nishatganj', 'Lucknow Public School, Aliganj'],
    colleges: ['Isabella Thoburn College'],
  },
  {
    name: 'Patna',
    state: 'Bihar',
    communities: ['hindi', 'hindi', 'hindi', 'muslim'],
    areas: ['Kankarbagh', 'Boring Road', 'Rajendra Nagar', 'Patliputra Colony'],
    schools: ['Patna Collegiate School', 'Ishan International Girls School'],
    colleges: ['Patna Science College'],
  },
  {
    name: 'Ludhiana',
    state: 'Punjab',
    communities: ['punjabi', 'punjabi', 'punjabi', 'hindi'],
    areas: ['Model Town', 'Sarabha Nagar', 'Civil Lines'],
    schools: ['Guru Nanak Public School, Sarabha Nagar', 'Malwa Khalsa Senior Secondary School'],
    colleges: ['Khalsa College for Women'],
  },
  {
    name: 'Kolkata',
    state: 'West Bengal',
    communities: ['bengali', 'bengali', 'bengali', 'muslim', 'hindi'],
    areas: ['Gariahat', 'Salt Lake, Sector II', 'Behala', 'Shyambazar'],
    schools: [
      'Hindu School',
      'Sakhawat Memorial Girls High School',
      'Ballygunge Government School',
    ],
    colleges: ['Asutosh College', 'Lady Brabourne College'],
  },
  {
    name: 'Bhubaneswar',
    state: 'Odisha',
    communities: ['odia', 'odia', 'odia', 'telugu'],
    areas: ['Saheed Nagar', 'Nayapalli', 'Old Town'],
    schools: ['Capital High School', 'DAV Public School, Unit 8'],
    colleges: ['BJB Autonomous College'],
  },
  {
    name: 'Guwahati',
    state: 'Assam',
    communities: ['assamese', 'assamese', 'bengali'],
    areas: ['Uzan Bazar', 'Beltola', 'Zoo Road'],
    schools: ['Cotton Collegiate Government School', 'Holy Child School'],
    colleges: ['Handique Girls College'],
  },
  {
    name: 'Shillong',
    state: 'Meghalaya',
    communities: ['northeastern', 'northeastern', 'himalayan'],
    areas: ['Laitumkhrah', 'Mawlai', 'Nongthymmai'],
    schools: ["St. Edmund's School", 'Pine Mount School'],
    colleges: ["St. Anthony's College"],
  },
  {
    name: 'Chennai',
    state: 'Tamil Nadu',
    communities: ['tamil', 'tamil', 'tamil', 'telugu', 'muslim'],
    areas: ['Mylapore', 'Anna Nagar', 'Adyar', 'Perambur'],
    schools: ['Vidya Mandir, Mylapore', 'Lady Sivaswami Ayyar Girls School', 'Hindu Senior School'],
    colleges: ['Presidency College', 'Ethiraj College for Women'],
  },
  {
    name: 'Madurai',
    state: 'Tamil Nadu',
    communities: ['tamil', 'tamil', 'syrianChristian'],
    areas: ['K. K. Nagar', 'Anna Nagar', 'Simmakkal'],
    schools: ['T. V. S. Matriculation School', 'Sethupathi Higher Secondary School'],
    colleges: ['Thiagarajar College'],
  },
  {
    name: 'Hyderabad',
    state: 'Telangana',
    communities: ['telugu', 'telugu', 'telugu', 'muslim', 'muslim'],
    areas: ['Himayatnagar', 'Kukatpally', 'Tolichowki', 'Secunderabad'],
    schools: ['Keshav Memorial High School', 'Nasr School', 'Kendriya Vidyalaya, Picket'],
    colleges: ['Nizam College', 'Anwarul Uloom College'],
  },
  {
    name: 'Bengaluru',
    state: 'Karnataka',
    communities: ['kannada', 'kannada', 'kannada', 'tamil', 'muslim', 'goan'],
    areas: ['Jayanagar 4th Block', 'Malleswaram', 'Basavanagudi', 'Frazer Town'],
    schools: ['National High School, Basavanagudi', 'Vidyaranyapura Government High School'],
    colleges: ['Maharani Science College for Women', 'National College, Jayanagar'],
  },
  {
    name: 'Mysuru',
    state: 'Karnataka',
    communities: ['kannada', 'kannada', 'himalayan'],
    areas: ['Kuvempunagar', 'Saraswathipuram', 'Vijayanagar'],
    schools: ['Demonstration School', 'Marimallappa High School'],
    colleges: ["Yuvaraja's College"],
  },
  {
    name: 'Kochi',
    state: 'Kerala',
    communities: ['malayali', 'malayali', 'syrianChristian', 'muslim'],
    areas: ['Kaloor', 'Tripunithura', 'Fort Kochi'],
    schools: ["St. Teresa's Girls Higher Secondary School", 'Bhavans Vidya Mandir, Elamakkara'],
    colleges: ["Maharaja's College"],
  },
  {
    name: 'Thiruvananthapuram',
    state: 'Kerala',
    communities: ['malayali', 'malayali', 'syrianChristian'],
    areas: ['Pattom', 'Vazhuthacaud', 'Kowdiar'],
    schools: ['Kendriya Vidyalaya, Pattom', 'Government Model School, Thycaud'],
    colleges: ['Government College for Women, Vazhuthacaud'],
  },
  {
    name: 'Margao',
    state: 'Goa',
    communities: ['goan', 'goan', 'marathi'],
    areas: ['Fatorda', 'Borda', 'Aquem'],
    schools: ['Loyola High School', 'Vidya Vikas Academy'],
    colleges: ['Parvatibai Chowgule College'],
  },
];

/** Homes that people write in front of the area. */
export const HOMES = [
  'Shanti Kunj',
  'Green View Apartments',
  'Lotus Court',
  'Ashirwad Society',
  'Teachers Colony',
  'Sai Residency',
  'Railway Quarters',
  'Gulmohar Enclave',
  'New Bank Colony',
  'Sunrise Heights',
] as const;
