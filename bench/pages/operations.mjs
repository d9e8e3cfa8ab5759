/** The three pages, each as one operation. */
export const operations = {
  'mentor dashboard': {
    query: /* GraphQL */ `
      query MentorDashboard {
        mentorDashboard {
          mentor {
            id
            name
            club {
              id
              name
              clubFor
            }
          }
          stats {
            totalStudents
            activeStudents
            completedSessions
            pendingUpdates
          }
          people(page: { number: 1, size: 50 }) {
            totalCount
            pageCount
            items {
              __typename
              id
              name
              email
              progress {
                percent
                currentStage
                lastUpdated
                stages {
                  id
                  status
                  feedback
                  date
                  stage {
                    id
                    name
                    description
                  }
                }
              }
              club {
                id
                name
                stages {
                  id
                  name
                }
              }
              ... on Student {
                formDetails {
                  class
                  schoolName
                }
              }
            }
          }
        }
      }
    `,
  },
  'people page': {
    query: /* GraphQL */ `
      query Students($page: PageInput) {
        students(page: $page) {
          totalCount
          pageCount
          items {
            id
            name
            email
            phone
            status
            club {
              id
              name
            }
            mentor {
              id
              name
              club {
                id
                name
              }
            }
            formDetails {
              class
              schoolName
            }
          }
        }
      }
    `,
    variables: { page: { number: 1, size: 50 } },
  },
  tracker: {
    query: /* GraphQL */ `
      query ProgressRecords($page: PageInput) {
        progressRecords(audience: STUDENT, page: $page) {
          totalCount
          pageCount
          summary {
            total
            completed
            inProgress
            averagePercent
          }
          items {
            person {
              __typename
              id
              name
            }
            mentorName
            clubName
            progress {
              percent
              status
              stages {
                status
                stage {
                  name
                }
              }
            }
            currentStage
            lastUpdated
          }
        }
      }
    `,
    variables: { page: { number: 1, size: 200 } },
  },
};
